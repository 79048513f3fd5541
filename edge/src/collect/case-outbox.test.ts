import { logger } from '../../test/edge.fixture.ts'
import { createCaseOutbox } from './case-outbox.ts'

/** An outbox and what ops was sent; each answer is used once, then 200. */
function anOutbox(...statuses: number[]) {
  const sent: string[][] = []
  const outbox = createCaseOutbox({
    opsOrigin: 'http://ops.test',
    dataDir: '',
    token: 'a-token',
    logger,
    ask: async (_url, init) => {
      const { cases } = JSON.parse(String(init?.body)) as { cases: { report: { supportCode: string } }[] }
      sent.push(cases.map(({ report }) => report.supportCode))
      return new Response('', { status: statuses.shift() ?? 200 })
    },
  })
  return { ...outbox, sent, report: (supportCode: string) => outbox.add({ kind: 'error', supportCode }) }
}

describe('support cases on their way to ops', () => {
  it('[EDGE-43] wait while ops does not take them, and are sent once', async () => {
    const { report, send, sent } = anOutbox(503)
    report('abcdefg')
    await send()
    await send()
    await send()
    expect(sent).toEqual([['ABCDEFG'], ['ABCDEFG']])
  })

  it('[EDGE-43] go ten at a time and two hundred wait; a refused batch is dropped', async () => {
    const { report, send, sent } = anOutbox(400)
    for (let index = 0; index < 205; index += 1) report(`CODE${index}`)
    await send()
    await send()
    expect(sent.map(([first, ...rest]) => [first, rest.length])).toEqual([
      ['CODE5', 9],
      ['CODE15', 9],
    ])
  })

  it('[EDGE-43] are no codes that a page of ours could not have made', async () => {
    const { report, send, sent } = anOutbox()
    for (const code of ['\u001b[2J', 'a b c d', '../etc']) report(code)
    await send()
    expect(sent).toEqual([])
  })
})
