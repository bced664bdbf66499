/** Names of HTML, SVG and MathML elements, current and gone, that a browser gives a meaning to. */
const block = new Set(
  (
    "address article aside blockquote br caption center dd dialog dir div dl dt fieldset figcaption " +
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p " +
    "pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);
const inline = new Set(
  (
    "a abbr acronym animate animatemotion animatetransform annotation-xml applet area audio b base " +
    "basefont bdi bdo bgsound big blink body button canvas cite clippath code col colgroup " +
    "data datalist defs del desc details dfn discard element ellipse em embed fedropshadow feimage " +
    "filter font foreignobject frame frameset g head html i iframe ilayer image img input ins isindex " +
    "kbd keygen label layer line lineargradient link listing map mark marker marquee mask math meta " +
    "meter metadata mglyph mi mn mo ms mtext multicol nextid nobr noembed noframes noscript " +
    "object output param path pattern picture plaintext polygon polyline portal progress q " +
    "radialgradient rb rect rp rt rtc ruby s samp script select set shadow slot small source spacer span " +
    "stop strike strong style " +
    "sub sup svg switch symbol template text textarea textpath time title track tspan tt u use var video " +
    "view wbr xml xmp xss"
  ).split(" "),
);

export const isBlockElement = (name: string): boolean => block.has(name.toLowerCase());
export const isElement = (name: string): boolean =>
  isBlockElement(name) || inline.has(name.toLowerCase()) || name.includes(":");
