import type { DataOf } from '@lantern/contract'
import { agentApply, agentCodeVerify, agentCommission, agentOverview, agentStatus } from '@lantern/contract/agent'
import { DAY_MS } from '@lantern/contract/site-time'
import { writeStoredText } from '@lantern/platform'
import { expectNoAxeViolations, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen, within } from '@testing-library/react'
import { AgentPage } from './agent-page.tsx'

type Status = DataOf<typeof agentStatus>
type My = NonNullable<Status['my']>

const ROUTE = '/agent'
const tiers = [
  { from: 1, percent: 20 },
  { from: 5, percent: 25 },
]
const my = (change: Partial<My> = {}): My => ({
  state: 'none',
  applyId: '',
  reason: null,
  reapplyAt: null,
  steps: [],
  ...change,
})
const answers = (api: FakeApi) => api.on(agentStatus, { tiers, my: my() })

describePage('AgentPage', {
  page: <AgentPage />,
  route: ROUTE,
  title: { 'zh-CN': '代理加盟', en: 'Agent programme' },
  reads: [agentStatus],
  answers,
})

function open(first: My | null, prepare: (api: FakeApi) => void = () => undefined) {
  const api = fakeApi()
  api.on(agentStatus, { tiers, my: first })
  prepare(api)
  return { api, ...renderWithPlatform(<AgentPage />, { route: ROUTE, locale: 'en', member: first ? 'demo01' : null }) }
}

describe('AgentPage', () => {
  it('[ACT-34] shows visitors the plan, and that an opened link belongs to a partner', async () => {
    writeStoredText('agentVerify', 'AGENT001')
    const { container } = open(null, (api) =>
      api.on(agentCodeVerify, { valid: true, agentMasked: '合**', isOwn: false }),
    )
    expect(await screen.findByText('1–4 active')).toBeVisible()
    expect(screen.getByText('5+ active')).toBeVisible()
    expect(await screen.findByText('AGENT001 is an agent of this site (合**)')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', expect.stringContaining('agent'))
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it.each([
    [{ valid: false, agentMasked: '', isOwn: false }, /is no agent of this site$/],
    [{ valid: true, agentMasked: '合**', isOwn: true }, /cannot be a member of your own team/],
  ])('[ACT-34] warns of a code: %j', async (answer, text) => {
    writeStoredText('agentVerify', 'AGENT001')
    open(my(), (api) => api.on(agentCodeVerify, answer))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('[ACT-35] checks the form, sends it once with a request number, and shows the review', async () => {
    const { api, user, container } = open(my())
    const send = await screen.findByRole('button', { name: 'Apply' })
    await user.click(send)
    expect(screen.getByText('Enter 2 to 40 characters.')).toBeVisible()
    expect(screen.getByText('Enter 5 to 50 characters.')).toBeVisible()
    expect(api.calls(agentApply)).toHaveLength(0)
    await user.type(screen.getByLabelText('Name or organisation'), 'Night club')
    await user.type(screen.getByLabelText('Contact'), 'me@example.com')
    await user.click(screen.getByRole('radio', { name: 'Video or live' }))
    await user.type(screen.getByLabelText('Further information (optional)'), 'x')
    await expectNoAxeViolations(container)
    api.lose(agentApply)
    await user.click(send)
    expect(await screen.findByRole('alert')).toBeVisible()
    api.on(agentApply, { applyId: 'AG1', state: 'review' })
    api.on(agentStatus, { tiers, my: my({ state: 'review', applyId: 'AG1', steps: [{ state: 'review', at: NOON }] }) })
    await user.dblClick(screen.getByRole('button', { name: 'Apply' }))
    expect(await screen.findByText('A person reviews it. You get a mail with the result.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument()
    const sent = api.calls(agentApply) as { requestNo: string }[]
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]).toMatchObject({ name: 'Night club', channel: 'video', traffic: 'below-1000', text: 'x' })
  })

  it('[ACT-35] shows why an application was rejected, and when the member may apply again', async () => {
    const rejected = my({
      state: 'rejected',
      applyId: 'AG1',
      reason: { zh: '尚未完成实名认证', en: 'your identity is not verified' },
      reapplyAt: Date.now() + 7 * DAY_MS,
      steps: [
        { state: 'review', at: NOON },
        { state: 'rejected', at: NOON },
      ],
    })
    const { container } = open(rejected)
    expect(await screen.findByText('Reason: your identity is not verified')).toBeVisible()
    expect(screen.getByText(/^You can apply again after /)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('[ACT-36] shows a partner the code, link, team and months, and saves them', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob)
      return '#csv'
    }
    URL.revokeObjectURL = () => undefined
    const link = '/user/register?r_code=AGENT001&agent-verify=AGENT001'
    const { user, container } = open(
      my({ state: 'approved', applyId: 'AG1', steps: [{ state: 'approved', at: NOON }] }),
      (api) => {
        api.on(agentOverview, { link, r_code: 'AGENT001', team: 24, active: 9 })
        api.on(agentCommission, {
          rows: [{ ym: '2026-02', state: 'paid', active: 21, net: '-7319.00', percent: 30, amount: '2195.70' }],
          total: '7000.00',
        })
      },
    )
    expect(await screen.findByText('24')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${link}`)
    const months = within(await screen.findByRole('region', { name: 'Commission by month' }))
    expect(months.getByText('2026-02')).toBeVisible()
    await expectNoAxeViolations(container)
    await user.click(months.getByRole('button', { name: 'Download CSV' }))
    expect(saved).toHaveLength(1)
    expect(saved[0]?.type).toBe('text/csv;charset=utf-8')
    expect(await textOf(saved[0])).toBe(
      '\uFEFFMonth,Active,Team result,Share %,Commission,State\r\n2026-02,21,-7319.00,30,2195.70,paid\r\n',
    )
  })

  it('[ACT-36] saves no cell that a spreadsheet would execute', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob)
      return '#csv'
    }
    URL.revokeObjectURL = () => undefined
    const { user } = open(
      my({ state: 'approved', applyId: 'AG1', steps: [{ state: 'approved', at: NOON }] }),
      (api) => {
        api.on(agentOverview, { link: '/x', r_code: 'AGENT001', team: 1, active: 1 })
        const row = { ym: '2026-02', state: '=1+1', active: 1, net: '1.00', percent: 30, amount: '0.30' }
        const data = { rows: [row], total: '0.30' }
        api.raw(agentCommission, 200, JSON.stringify({ status_code: 6000, message: '', data }))
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    expect(await textOf(saved[0])).toContain(",'=1+1\r\n")
  })
})

/** With its byte order mark, which `readAsText` drops. */
function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(file ?? new Blob())
  })
}
