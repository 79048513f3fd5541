import { renderWithPlatform, resetPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { object, string } from 'valibot'
import { clearSession, signIn } from '../../../src/session/session.ts'
import { useDraftFields } from '../../../src/session/use-draft-fields.ts'
import { keepDrafts } from '../../../src/storage/drafts.ts'

const schema = object({ amount: string() })

function Form({ initial = '' }: { initial?: string }) {
  const [{ amount }, change] = useDraftFields('form', schema, { amount: initial })
  return <input aria-label="amount" value={amount} onChange={(event) => change({ amount: event.target.value })} />
}

const field = () => screen.getByRole('textbox', { name: 'amount' })

afterEach(() => resetPlatform())

describe('useDraftFields', () => {
  it('[SHELL-SES-9] restores the input for the same member after a lost session and a login', async () => {
    const first = renderWithPlatform(<Form />, { member: 'demo01' })
    await first.user.type(field(), '12.30')
    act(() => clearSession())
    first.unmount()
    renderWithPlatform(<Form />, { member: 'demo01' })
    expect(field()).toHaveValue('12.30')
  })

  it('[SHELL-SES-9] shows another member an empty form', async () => {
    const first = renderWithPlatform(<Form />, { member: 'demo01' })
    await first.user.type(field(), '12.30')
    act(() => clearSession())
    first.unmount()
    renderWithPlatform(<Form />, { member: 'vip10aa' })
    expect(field()).toHaveValue('')
  })

  it('[SHELL-SES-9] keeps the draft for its owner when another member signs in on the page', async () => {
    const first = renderWithPlatform(<Form />, { member: 'demo01' })
    await first.user.type(field(), '7')
    act(() =>
      signIn({ token: 't2', memberId: 'm2', userName: 'other', expireAt: 1, guideDone: true }, { remember: false }),
    )
    expect(JSON.parse(sessionStorage.getItem('draft:form') ?? '')).toMatchObject({ memberId: 'm-demo01' })
  })

  it('[SHELL-SES-9] keeps the input across a reload, and nothing without input', async () => {
    const { user } = renderWithPlatform(<Form initial="100.00" />, { member: 'demo01' })
    act(() => keepDrafts())
    expect(sessionStorage).toHaveLength(0)
    await user.type(field(), '5')
    act(() => keepDrafts())
    expect(sessionStorage.getItem('draft:form')).toContain('100.005')
  })
})
