/** What `npm start` shows of what its servers write, and what it keeps. Run by `node --test`. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { followLines, openLog, sentenceOf } from './server-lines.mjs'

const entry = (more) =>
  JSON.stringify({ level: 40, time: '2026-11-27T10:00:00.000Z', pid: 7, hostname: 'here', name: 'edge', ...more })

describe('a line of a server', () => {
  for (const [name, line, sentence] of [
    [
      'a report of a page',
      entry({
        report: { kind: 'csp', remote: 'mine', cause: 'img-src blocked https://x.test', path: '/mine' },
        msg: 'reported',
      }),
      'edge warns: reported (kind csp, remote mine, cause img-src blocked https://x.test, path /mine)',
    ],
    [
      'a request that failed',
      entry({
        req: { method: 'GET', url: '/a', id: 'b1' },
        res: { status: 503 },
        ms: 12,
        reqId: 'b1',
        msg: 'answered',
      }),
      'edge warns: answered (GET /a, status 503, 12 ms)',
    ],
    [
      'an error with its stack',
      entry({
        level: 50,
        err: { type: 'Error', message: 'it broke\nbadly', stack: 'Error: it broke\n    at x' },
        msg: 'a job failed',
      }),
      'edge reports an error: a job failed (it broke badly)',
    ],
    [
      'information',
      entry({ level: 30, origin: 'http://127.0.0.1:1', msg: 'edge serves' }),
      'edge: edge serves (origin http://127.0.0.1:1)',
    ],
    ['a sentence on stderr', 'Port 3000 is in use.', 'Port 3000 is in use.'],
    ['JSON of another kind', '{"a":1}', '{"a":1}'],
    ['half a line', '{"level":40', '{"level":40'],
  ])
    it(`is one sentence: ${name}`, () => assert.equal(sentenceOf(line, 'edge'), sentence))

  it('is cut when it is long', () => {
    const sentence = sentenceOf(entry({ msg: 'x'.repeat(5_000) }), 'edge')
    assert.ok(sentence.length < 500)
    assert.match(sentence, /…$/)
  })

  it('is in the file as it was written, of both streams, and a new start begins a new file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lantern-lines-'))
    const file = join(folder, 'logs/edge.log')
    try {
      for (const msg of ['first', 'second']) {
        const line = entry({ msg })
        const child = spawn(process.execPath, ['-e', `console.log(${JSON.stringify(line)}); console.error('plain')`])
        const printed = []
        const log = openLog(file)
        await followLines(child, { name: 'edge', print: (sentence) => printed.push(sentence), log })
        log.end()
        await once(log, 'close')
        assert.deepEqual(printed.sort(), [`edge warns: ${msg}`, 'plain'])
        assert.deepEqual(readFileSync(file, 'utf8').trim().split('\n').sort(), ['plain', line].sort())
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
