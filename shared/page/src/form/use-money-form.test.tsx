import { BusinessError } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { object, string } from 'valibot'
import { MoneyFormEnd } from './money-form-end.tsx'
import { useMoneyForm } from './use-money-form.ts'

type Sent = { amount: string; requestNo: string }

function bank() {
  const sent: Sent[] = []
  const waiting: { resolve: (answer: string) => void; reject: (error: unknown) => void }[] = []
  return {
    sent,
    send(body: Sent) {
      sent.push(body)
      return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }))
    },
    done: (answer: string) => act(async () => waiting.shift()?.resolve(answer)),
    refuse: (code: number, message: string) =>
      act(async () => waiting.shift()?.reject(new BusinessError(code, message, null))),
  }
}

type FormProps = { send: (body: Sent) => Promise<string>; onDone?: (answer: string) => void; submitAtOnce?: boolean }

function Form({ send, onDone = () => {}, submitAtOnce = false }: FormProps) {
  const form = useMoneyForm({
    name: 'test',
    schema: object({ amount: string() }),
    initial: { amount: submitAtOnce ? '10' : '' },
    reason: 'test',
    body: ({ amount }) => ({ amount }),
    send,
    find: async () => null,
    onDone,
  })
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (submitAtOnce) element.current?.requestSubmit()
  }, [submitAtOnce])
  const own = form.fields.amount === '' && 'Enter an amount'
  return (
    <form ref={element} onSubmit={form.submitWhen(() => !own)} noValidate>
      <input
        aria-label="amount"
        value={form.fields.amount}
        onChange={(event) => form.change({ amount: event.target.value })}
      />
      <p data-testid="fault">{form.errorOf('amount', own)}</p>
      <MoneyFormEnd form={form} label="Send" orderLabel="Order" />
    </form>
  )
}

const fault = () => screen.getByTestId('fault').textContent
const submit = () => screen.getByRole('button', { name: 'Send' })

describe('useMoneyForm', () => {
  it('[PAGE-9] shows field errors after the first submit, then the server’s message until the field changes', async () => {
    const { send, sent, refuse } = bank()
    const { user } = renderWithPlatform(<Form send={send} />)
    expect(fault()).toBe('')
    await user.click(submit())
    expect(fault()).toBe('Enter an amount')
    await user.type(screen.getByLabelText('amount'), '5')
    await user.click(submit())
    await refuse(711001, 'At least 10')
    expect(fault()).toBe('At least 10')
    await user.type(screen.getByLabelText('amount'), '0')
    expect(fault()).toBe('')
    expect(sent).toHaveLength(1)
  })

  it('[PAGE-4, PAGE-8] sends once for two taps, and an attempt after a refusal under a new number', async () => {
    const { send, sent, refuse, done } = bank()
    const answers: string[] = []
    const { user } = renderWithPlatform(<Form send={send} onDone={(answer) => answers.push(answer)} />)
    await user.type(screen.getByLabelText('amount'), '10')
    await user.dblClick(submit())
    expect(sent).toHaveLength(1)
    await refuse(10001, 'Not now')
    expect(screen.getByRole('alert')).toHaveTextContent('Not now')
    await user.click(submit())
    await done('D1')
    expect(answers).toEqual(['D1'])
    expect(new Set(sent.map(({ requestNo }) => requestNo)).size).toBe(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[PAGE-10] sends a submit of the first frame, before effects have run', async () => {
    const { send, sent, done } = bank()
    const answers: string[] = []
    renderWithPlatform(<Form send={send} submitAtOnce onDone={(answer) => answers.push(answer)} />)
    expect(sent).toHaveLength(1)
    await done('D1')
    expect(answers).toEqual(['D1'])
  })
})
