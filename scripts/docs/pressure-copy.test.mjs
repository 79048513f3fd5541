/** Tests that the copy lint refuses pressure in both languages and allows plain figures. Run by `node --test`. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isCopy, pressureCopy } from './pressure-copy.mjs'

/** A messages file of a feature that presses, one fault on each line from the third on. */
const FIXTURE = `export const offerMessages = defineMessages({
  'zh-CN': {
    next: ({ n }: { n: string }) => \`还差 ¥\${n} 即可升级\`,
    gap: '仅差一步，晋级 VIP4',
    more: '再存 100 元即可领取',
    haste: '赶快参加，机不可失',
    rush: '立即存款享红包',
    clock: ({ t }: { t: string }) => \`限时优惠，\${t} 后结束\`,
    last: '最后 2 小时',
    scarce: '名额有限，先到先得',
    fear: '您即将失去 VIP4',
    next2: ({ n }) => \`Only ¥\${n} more to VIP4\`,
    just: 'Just one more deposit',
    away: 'You are only 2 bets away from a gift',
    haste2: 'Hurry, claim your bonus',
    miss: "Don't miss out",
    clock2: 'Offer ends in 10 minutes',
    scarce2: 'Only 3 left',
    fear2: 'You will lose your level tomorrow',
`
const PLAIN = `
    deposit: ({ done, need }) => \`累计存款 ¥\${done} / ¥\${need}\`,
    keep: ({ t }) => \`保级期至 \${t}，需有效流水 ¥1,000.00\`,
    expires: '到账截止时间',
    tries: ({ n }) => \`还可试 \${n} 次\`,
    more: 'Load more', notOnly: 'Not only sport: more than 400 games',
    turnover: ({ done, need }) => \`Turnover ¥\${done} of ¥\${need}\`,
    keepEn: ({ t }) => \`Keep period ends \${t}\`,
    left: 'Withdrawals left today',
    when: 'Verified, fixed', now: 'unavailable right now',
`

describe('pressureCopy', () => {
  const lines = FIXTURE.split('\n')
  for (const [index, text] of lines.entries()) {
    if (index < 2 || text.trim() === '') continue
    it(`refuses ${text.trim()}`, () =>
      assert.ok(
        pressureCopy('a.messages.ts', FIXTURE).some((fault) => fault.startsWith(`a.messages.ts:${index + 1} `)),
      ))
  }

  it('allows figures, requirements and dates', () => assert.deepEqual(pressureCopy('a.messages.ts', PLAIN), []))

  it('reads each line of a help article', () =>
    assert.equal(pressureCopy('shell/help/zh/ck.md', '# 存款\n\n限时优惠\n').length, 1))

  it('reads the interface, the help and what the sandbox tells members, and no tests', () => {
    const copy = ['remote-mine/src/vip/vip.messages.ts', 'shell/help/zh/ck.md', 'sandbox/src/activity/seed-offers.ts']
    const others = ['sandbox/src/activity/seed-offers.test.ts', 'docs/how-to/add-a-page.md', 'ops/src/main.ts']
    assert.deepEqual([...copy, ...others].filter(isCopy), copy)
  })

  it('reads texts, not names', () => assert.deepEqual(pressureCopy('a.messages.ts', 'const hurry = 1'), []))
})
