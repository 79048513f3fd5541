// Calls of "Try it out" go to this sandbox.
window.SwaggerUIBundle({
  dom_id: '#docs',
  url: '/docs/openapi.json',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
})
