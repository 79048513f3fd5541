import { is } from 'valibot'
import { frameParts, framesOf, STACK_FRAMES, stackSchema } from './stack.ts'

const thrown = (stack: string, cause?: Error) => Object.assign(new Error('boom', { cause }), { stack })

describe('the stack of a report', () => {
  it('[SHELL-ERR-12] contains places in files of builds and nothing else, in the form of each engine', () => {
    const chromium =
      'Error: U2611210001 mail@example.com\n    at Page (https://shop.example/r/mine/files/97.0123abcd.js:1:2345)\n    at https://cdn.example/r/mine/1.0.0-a/routes.js:2:1\n    at fetch (https://x.example/track?token=secret:1:1)'
    expect(framesOf(thrown(chromium))).toEqual(['/r/mine/files/97.0123abcd.js:1:2345', '/r/mine/1.0.0-a/routes.js:2:1'])
    const safari =
      'Page@https://shop.example/assets/main.0123abcd.js:1:20\n[native code]\nmodule code@https://shop.example/:3:4'
    expect(framesOf(thrown(safari))).toEqual(['/assets/main.0123abcd.js:1:20'])
    for (const odd of ['text', null, undefined, { stack: chromium }]) expect(framesOf(odd)).toEqual([])
  })

  it('begins where the error was thrown first, has a limit, and is what the schema accepts', () => {
    const inner = thrown('Error: a\n at x (http://h/r/chat/1.0.0/a.js:1:1)')
    const outer = thrown(`Error: b\n${' at y (http://h/assets/b.js:2:2)\n'.repeat(20)}`, inner)
    const frames = framesOf(outer)
    expect([frames[0], frames.length]).toEqual(['/r/chat/1.0.0/a.js:1:1', STACK_FRAMES])
    expect(is(stackSchema, frames)).toBe(true)
    expect(frameParts('/r/chat/1.0.0/a.js:1:7')).toEqual({ owner: 'chat', file: 'a.js', line: 1, column: 7 })
    expect(frameParts('/assets/b.js:2:3')).toEqual({ owner: null, file: 'b.js', line: 2, column: 3 })
  })

  it('[SHELL-ERR-12] is found in time proportional to the text', () => {
    const text = `Error: ${'/r/mine/'.repeat(20_000)}${'/assets/'.repeat(20_000)}${'a.'.repeat(20_000)}`
    expect(framesOf(thrown(text))).toEqual([])
  })
})
