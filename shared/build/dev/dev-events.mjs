/** Server-sent events to the pages that run this dev server's code. A page that connects first gets the latest event of each kind. */
export function createDevEvents() {
  const pages = new Set()
  const latest = new Map()

  return {
    /** @param {{ kind: string }} event */
    send(event) {
      const text = `data: ${JSON.stringify(event)}\n\n`
      latest.set(event.kind, text)
      for (const page of pages) page.write(text)
    },
    /** Answers `GET /__lantern/events`; the response stays open. */
    answer(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      response.write('retry: 500\n\n')
      for (const text of latest.values()) response.write(text)
      pages.add(response)
      request.once('close', () => pages.delete(response))
    },
    close() {
      for (const page of pages) page.end()
    },
  }
}
