/** Response when there is neither a network nor a kept page, e.g. after storage was cleared under a running worker. No script, no style, both languages. */
const HTML = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>离线 · Offline</title>
</head>
<body>
<main>
<h1>网络未连接</h1>
<p>请检查网络后重试。</p>
<p lang="en">You are offline. Check your connection and try again.</p>
<p><a href="">重试 · <span lang="en">Try again</span></a></p>
</main>
</body>
</html>
`

export function noNetworkPage(): Response {
  return new Response(HTML, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}
