import { question, type Question } from "./question.ts";

const field = "(?:phone number|phone|number|cell|mobile|e-?mail address|e-?mail|contact details|contact info|details)";
const book = "(?:contacts|address book|contact list|phone book)";
const kept = `(?: (?:saved|stored|in here|in there|on file|somewhere|in the system|in (?:my |the )?${book}))*`;

/** Who somebody is, and how they are reached. */
export const personQuestions: readonly Question[] = [
  question("where does {who} work", "where {who} works(?: now| at the moment)?"),
  question("where does {who} work", "who does {who} work (?:for|with)"),
  question(
    "where does {who} work",
    "(?:what|which) (?:company|firm|employer) (?:is it )?(?:that )?{who} works? (?:for|at)",
  ),
  question(
    "where does {who} work",
    "what(?:'s| is| was) the (?:name of the )?(?:company|firm|place)(?: that)? {who} works? (?:for|at)",
  ),
  question("where does {who} work", "where is {who} (?:working|employed)(?: now| these days)?"),
  question("who is {who}", "what(?:'s| is| was) {who}'s (?:last|full|first|family|sur)[ -]?name(?: again)?"),
  question("who is {who}", "what(?:'s| is) {who}'s surname"),
  question("who is {who}", "what does {who} do(?: (?:for (?:a living|work)|there|again))?"),
  question("who is {who}", "what do you (?:know|have) (?:about|on) {who}(?: in (?:my )?contacts| so far)?"),
  question(
    "who is {who}",
    "what(?:'s| is) {who}'s (?:job title|job|title|position|role|profession|occupation)(?: (?:at work|there|again))?",
  ),
  question(
    "what is {who}'s {field}",
    `(?:is there|do (?:i|you|we) have|have (?:you|i|we) got) (?:an?|any|the) (?<field>${field}) (?:for|` +
      `of) {who}${kept}`,
  ),
  question(
    "what is {who}'s {field}",
    `(?:is|do (?:i|you|we) have|have (?:you|i|we) got) {who}'s (?<field>${field})${kept}`,
  ),
  question("look up {title}", "(?:find|look for|search for|search) (?<title>[a-z][a-z'.-]+)"),
  question("what is {who}'s {field}", `(?:pull|bring|dig|look) up {who}'s (?<field>${field})`),
  question(
    "what is {who}'s {field}",
    `does {who} have (?:an? |any )?(?<field>${field})
    (?: saved| stored| on file| in (?:my |the )?${book})?`,
  ),
  question(
    "what is {who}'s {field}",
    `i(?:'ve)? (?:lost|forgot|forgotten|can't find|don't have|need) {who}'s (?<field>${field})
    (?:[,.;]? (?:do you (?:have|know) (?:it|that)|can you (?:find|look) (?:it|that)(?: up)?|what is it|what's it))?`,
  ),
  question(
    "who works at {place}",
    `(?:do i have|have i got|is there|are there|do i know) (?:anyone|anybody|someone|people|
    any contacts) (?:from|at|with|working (?:at|for)) {place}(?: in (?:my )?${book})?`,
  ),
  question(
    "who works at {place}",
    "(?:who all|who|which people|whom|everyone|everybody) (?:do )?i know (?:at|from|over at|in) {place}",
  ),
  question(
    "who works at {place}",
    "(?:list|name|find|look up|give me|show me|tell me)(?: me)? (?:all (?:the )?people|everyone|everybody|all)" +
      "(?: that| who)?(?: i know| i have| works?| is)* (?:at|from|with) {place}",
  ),
  question(
    "who works at {place}",
    `(?:list|give me|show me|what are) (?:the )?(?:${field}|numbers|phone numbers|e-?mails|e-?mail addresses)
    [ ](?:of|for) (?:everyone|everybody|all(?: the)? people|all) (?:at|from) {place}`,
  ),
  question("who works at {place}", "(?:look up |find |check )who(?:'s| is| works) (?:at|with|from) {place}"),
  question(
    "who works at {place}",
    "(?:who(?:'s| is)|find(?: me)?|look up|show me) the (?:person|guy|lady|woman|man|one|contact) (?:at|from|with) " +
      "{place}",
  ),
  question("look up {title}", "look ?up (?<title>[a-z][a-z'.-]+)"),
  question(
    "look up {who}",
    "(?:is there |do i have |have i got )?(?:any|an?|some) ?(?:contacts?|people|person|one|body) " +
      `(?:called|named|by the name of) {who}(?: in (?:my |the )?${book})?`,
  ),
  question("what is {who}'s {field}", `has {who} got (?:an? |any )?(?<field>${field})${kept}`),
  question("do I know a {title}", `(?:which|who) (?:of|among|in) my ${book} (?:is|works as) an? {title}`),
  question("do I know a {title}", `(?:which|who) (?:of|among|in) my ${book} are (?<title>[a-z ]+?)s`),
  question("do I know a {title}", `(?:do i have|is there|have i got) an? {title} (?:in|among) my ${book}`),
  question("who works at {place}", `(?:which|who) (?:of|among|in) my ${book} (?:is|are|works?) in {place}`),
  question(
    "who works at {place}",
    "(?:whoever|who)(?:'s| is| works) at {place},? what(?:'s| is) (?:their|his|her|the) name",
  ),
  question("who is {who}", "{who}'s (?:job title|job|role|position)"),
  question(
    "list my contacts",
    `how many (?:people|contacts)(?: do i have| are there| have i got| are)?(?: in my ${book})?`,
  ),
  question("look up {who}", `is {who} (?:already |still )?(?:saved |stored |listed |there )?in (?:my |the )?${book}`),
  question(
    "who is {who}",
    "how (?:do (?:you|i)|is it that you|does one) (?:spell|write) {who}(?:'s (?:sur|last |family )?name)?",
  ),
];
