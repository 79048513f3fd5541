/** The partners programme, in two languages: a link is verified, a member applies and becomes a partner, an excluded one is refused. */

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { SECOND_MS } from '@lantern/contract/site-time'
import { kycSubmit } from '@lantern/contract/user'
import type { Page } from '@playwright/test'
import { localeCookie } from '../accessibility/stops.ts'
import { control, proveLedger } from '../site/control.ts'
import { expectNoAxeViolations } from '../site/expect-axe.ts'
import { deviceOfToken, newMember, post, useMember, useNewMember } from '../site/member-session.ts'
import { expectNarrow } from '../site/narrow.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

const TEXTS = {
  'zh-CN': {
    title: '代理加盟',
    genuine: 'AGENT001 是本站代理（合**）',
    own: /这是您自己的代码/,
    name: '姓名或机构',
    contact: '联系方式',
    send: '提交申请',
    review: '由专人审核，结果以站内信通知。',
    approved: '已通过',
    csv: '下载 CSV',
    column: '月份',
    team: /^团队人数\s*1$/,
    excluded: /自我排除/,
  },
  en: {
    title: 'Agent programme',
    genuine: 'AGENT001 is an agent of this site (合**)',
    own: /This is your own code/,
    name: 'Name or organisation',
    contact: 'Contact',
    send: 'Apply',
    review: 'A person reviews it. You get a mail with the result.',
    approved: 'Approved',
    csv: 'Download CSV',
    column: 'Month',
    team: /^Team\s*1$/,
    excluded: /elf-excluded/,
  },
} as const

for (const locale of ['zh-CN', 'en'] as const) {
  const t = TEXTS[locale]
  const fill = async (page: Page): Promise<void> => {
    await page.getByLabel(t.name).fill('Lantern fans')
    await page.getByLabel(t.contact).fill('fans@example.com')
    await page.getByRole('button', { name: t.send, exact: true }).click()
  }

  test(`[ACT-34, ACT-35, ACT-36, SBX-AGENT-2] ${locale}: a link is verified, and its visitor becomes a partner`, {
    tag: LONG_TAG,
  }, async ({ page, context }) => {
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    const { token } = await useNewMember(context, 'agt')
    const kyc = { level: 1, fields: { realName: '安心' }, requestNo: randomUUID() }
    await post(kycSubmit.path, kyc, { token })
    await page.goto('/agent?agent-verify=AGENT001')
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await expect(page.getByText(t.genuine)).toBeVisible()
    await expect(page).toHaveURL('/agent')
    await expectNoAxeViolations(page)
    await expectNarrow(page)
    await fill(page)
    await expect(page.getByText(t.review)).toBeVisible()
    await control({ action: 'clock.jump', ms: 30 * SECOND_MS })
    await expect(page.getByText(t.approved, { exact: true })).toBeVisible({ timeout: 15_000 })
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: t.csv }).click()
    expect(await readFile(await (await file).path(), 'utf8')).toMatch(new RegExp(`^\\uFEFF${t.column},`))
    await expectNoAxeViolations(page)
    await expectNarrow(page)
    const link = (await page.getByText(/agent-verify=/).textContent()) ?? ''
    const { searchParams } = new URL(link)
    const r_code = searchParams.get('r_code') ?? ''
    const invited = { r_code, codesSeenAt: { r_code: Date.now() } }
    await newMember('mate', { codes: invited })
    // From the partner's device, which is refused.
    await newMember('self', { device: deviceOfToken(token), codes: invited })
    await page.goto(`/agent?${searchParams}`)
    await expect(page.getByText(t.own)).toBeVisible()
    await expect(page.locator('dl > div').filter({ hasText: t.team })).toBeVisible()
    await proveLedger()
  })

  test(`[SBX-AGENT-1] ${locale}: a self-excluded member cannot apply`, async ({ page, context }) => {
    await context.addCookies([localeCookie(locale)])
    await withoutPopUps(page)
    await useMember(context, 'exclude1')
    await page.goto('/agent')
    await fill(page)
    await expect(page.getByRole('alert').filter({ hasText: t.excluded })).toBeVisible()
    await expect(page.getByText(t.review)).toHaveCount(0)
  })
}
