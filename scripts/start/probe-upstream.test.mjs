/** What `npm start` says of an UPSTREAM before it builds. */
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { afterEach, describe, it } from 'node:test'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { probeUpstream } from './probe-upstream.mjs'

let server
afterEach(() => server?.close())

async function aBackEnd(answers) {
  server = createServer((request, response) => {
    const answer = answers[request.url.split('/').at(-1)] ?? { status_code: 10001, message: 'not built yet' }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${server.address().port}`
}

describe('probeUpstream', () => {
  it('names each field that breaks the contract', async () => {
    const origin = await aBackEnd({
      preInfo: { status_code: 6000, message: '', data: { SiteBaseConfigVo: { title: 'A', webLogoTitleUrl: '' } } },
      vvPretty: { status_code: 6000, message: '', data: { 51: 'chat.example' } },
    })
    const sentence = await probeUpstream(origin)
    assert.match(sentence, /^UPSTREAM http:\/\/127\.0\.0\.1:\d+: 2 of \d+ answers break the contract: /)
    assert.match(sentence, /preInfo\.disablePhones missing, expected array/)
    assert.match(sentence, /Refused: .*site\.noticeList 10001 not built yet/)
    assert.match(sentence, /`npm run conform -- http/)
  })

  it('says that nothing answers', async () => {
    const origin = `http://127.0.0.1:${await freePort()}`
    assert.match(await probeUpstream(origin), /^UPSTREAM does not answer at .* \(ECONNREFUSED\): .*correct UPSTREAM\.$/)
  })
})
