import { join } from 'node:path'
import { sourceFrames } from './stack-frames.mjs'

/** Longest stack that is translated, bytes. */
const LONGEST_STACK = 100_000

/**
 * The dev server's own addresses: events for its pages, and stacks translated to positions in the sources.
 *
 * @param {object} options
 * @param {ReturnType<import('./dev-events.mjs').createDevEvents>} options.events
 * @param {import('webpack').Compiler} options.compiler
 * @param {Record<string, string>} options.headers of every response
 * @param {Record<string, (fileOf: (path: string) => string | undefined) => unknown>} [options.documents] JSON documents by path, made from built files
 */
export function devRoutes({ events, compiler, headers, documents = {} }) {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const { pathname } = new URL(request.url, 'http://localhost')
    if (request.method === 'GET' && pathname === '/__lantern/events') return events.answer(request, response)
    if (request.method === 'POST' && pathname === '/__lantern/frames') return answerFrames(request, response, compiler)
    if (request.method === 'GET' && Object.hasOwn(documents, pathname))
      return sendJson(
        response,
        documents[pathname]((path) => builtFile(compiler, path)),
      )
    next()
  }
}

async function answerFrames(request, response, compiler) {
  let stack = ''
  for await (const chunk of request) {
    stack += chunk
    if (stack.length > LONGEST_STACK) return response.writeHead(413).end()
  }
  sendJson(response, sourceFrames(stack, { textOf: (path) => builtFile(compiler, path), packageDir: compiler.context }))
}

function builtFile(compiler, path) {
  try {
    return compiler.outputFileSystem.readFileSync(join(compiler.outputPath, path), 'utf8')
  } catch {
    return undefined
  }
}

function sendJson(response, value) {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}
