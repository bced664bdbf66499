/**
 * The page brings its own policy: scripts and styles only from this server and nothing inline, requests only back to
 * this server. It works without the internet.
 */
export const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accord API</title>
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<noscript>This page needs JavaScript. The description itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

// validatorUrl: without null the page would show the description to validator.swagger.io.
// jsonSchemaDialect: the reader knows the dialect, but warns about every value that is not its default.
export const docsScript = `fetch("/openapi.json")
  .then((answer) => answer.json())
  .then(({ jsonSchemaDialect, ...spec }) =>
    SwaggerUIBundle({
      spec,
      dom_id: "#reference",
      deepLinking: true,
      tryItOutEnabled: true,
      persistAuthorization: true,
      displayRequestDuration: true,
      filter: true,
      docExpansion: "list",
      defaultModelsExpandDepth: 0,
      validatorUrl: null,
      requestSnippetsEnabled: true,
    }),
  );
`;
