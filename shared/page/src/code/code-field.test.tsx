import { BusinessError, now } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { CodeField, type CodeFieldProps } from './code-field.tsx'

type Sent = Awaited<ReturnType<CodeFieldProps['send']>>

/** A server that answers when the test says so. */
function server() {
  const waiting: { resolve: (sent: Sent) => void; reject: (error: unknown) => void }[] = []
  const send = jest.fn(() => new Promise<Sent>((resolve, reject) => waiting.push({ resolve, reject })))
  return {
    send,
    answer: (sent: Sent) => act(async () => waiting.shift()?.resolve(sent)),
    refuse: (code: number, message: string, data: unknown) =>
      act(async () => waiting.shift()?.reject(new BusinessError(code, message, data))),
  }
}

function Form(props: Pick<CodeFieldProps, 'send'> & Partial<CodeFieldProps>) {
  const [code, setCode] = useState('')
  return <CodeField label="Code" value={code} onValueChange={setCode} {...props} />
}
const button = () => screen.getByRole('button')

describe('CodeField', () => {
  it('[PAGE-16] requests one code for two taps, and then counts down the seconds of the answer', async () => {
    const { send, answer } = server()
    const { user } = renderWithPlatform(<Form send={send} />, { locale: 'en' })
    await user.dblClick(button())
    expect(send).toHaveBeenCalledTimes(1)
    await answer({ waitSec: 60 })
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleName(/^Resend in (60|59) s$/)
    expect(screen.getByText('Code sent.')).toBeVisible()
  })

  it('[PAGE-16] goes on showing where the code was sent to', async () => {
    const { send, answer } = server()
    const { user } = renderWithPlatform(<Form send={send} hint="To ****8888" />)
    await user.click(button())
    await answer({ waitSec: 60 })
    expect(screen.getByText('To ****8888')).toBeVisible()
  })

  it('[PAGE-16] shows a refusal at the field, and waits the seconds that it gave', async () => {
    const { send, refuse } = server()
    const { user } = renderWithPlatform(<Form send={send} />)
    await user.click(button())
    await refuse(716003, '获取过于频繁', { waitSec: 42 })
    expect(screen.getByRole('alert')).toHaveTextContent('获取过于频繁')
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleName(/^4[12] 秒后重发$/)
  })

  it('[PAGE-16] takes the wait, the failure and a late refusal of one address for no other', async () => {
    const { send, refuse } = server()
    function Typed() {
      const [to, setTo] = useState('a')
      return (
        <>
          <input aria-label="to" value={to} onChange={(event) => setTo(event.target.value)} />
          <Form send={send} to={to} />
        </>
      )
    }
    const { user } = renderWithPlatform(<Typed />)
    await user.click(button())
    await user.type(screen.getByLabelText('to'), 'b')
    await refuse(716003, '获取过于频繁', { waitSec: 42 })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button()).toBeEnabled()
    await user.type(screen.getByLabelText('to'), '{Backspace}')
    expect(screen.getByRole('alert')).toHaveTextContent('获取过于频繁')
    expect(button()).toBeDisabled()
  })

  it('[PAGE-16] counts a long wait down as a clock', async () => {
    const { send, refuse } = server()
    const { user } = renderWithPlatform(<Form send={send} />)
    await user.click(button())
    await refuse(6039, '今日次数已用完', { until: now() + 7_200_000 })
    expect(button()).toHaveAccessibleName(/^(2:00:00|1:59:59)$/)
  })

  it('[PAGE-16] can be asked again at once after a refusal without a wait, or when nothing was requested', async () => {
    const { send, answer, refuse } = server()
    const { user } = renderWithPlatform(<Form send={send} />)
    await user.click(button())
    await refuse(10001, '暂时无法发送', null)
    expect(screen.getByText('暂时无法发送')).toBeVisible()
    await user.click(button())
    expect(screen.queryByText('暂时无法发送')).toBeNull()
    await answer(null)
    expect(button()).toBeEnabled()
    expect(button()).toHaveAccessibleName('发送验证码')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('[PAGE-16] requests none without an address, nor before an instant that another answer gave', async () => {
    const { send } = server()
    const without = renderWithPlatform(<Form send={send} canSend={false} />)
    expect(button()).toBeDisabled()
    without.unmount()
    renderWithPlatform(<Form send={send} holdUntil={now() + 30_000} />)
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleName(/秒后重发$/)
  })

  it('takes digits only', async () => {
    const { send } = server()
    const { user } = renderWithPlatform(<Form send={send} />)
    await user.type(screen.getByLabelText('Code'), '12a3 45')
    expect(screen.getByLabelText('Code')).toHaveValue('12345')
  })
})
