import { removeCookie } from '@lantern/platform'
import { expectNoAxeViolations, renderWithPlatform } from '@lantern/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { DialogHost } from '../../../host/dialog/dialog-host.tsx'
import { useSecurityTip } from './use-security-tip.ts'

function Service() {
  useSecurityTip()
  return null
}

/** A site with one page, to leave and re-enter with the browser's back and forward buttons. */
function Site() {
  const [isHere, setHere] = useState(true)
  useEffect(() => {
    const turn = (): void => setHere((was) => !was)
    addEventListener('popstate', turn)
    return () => removeEventListener('popstate', turn)
  }, [])
  return (
    <>
      {isHere && <Service />}
      <DialogHost />
    </>
  )
}

const enter = (locale: 'zh-CN' | 'en' = 'zh-CN') => renderWithPlatform(<Site />, { route: '/customer/main', locale })

const tip = () => screen.findByRole('alertdialog')
const answered = async (user: ReturnType<typeof enter>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }, { timeout: 4_500 }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

afterEach(() => {
  removeCookie('securityTip')
  jest.restoreAllMocks()
})

describe('the security tip', () => {
  it('[SHELL-DLG-7] warns in the words of the specification, in both languages', async () => {
    const { unmount } = enter()
    expect(await tip()).toHaveAccessibleName('安全提示')
    expect(await tip()).toHaveAccessibleDescription(
      /^若客服主动向您提供银行卡号要求转账，请勿转账，谨防诈骗。\s因此造成的损失，平台概不负责。$/,
    )
    expect(await tip()).toHaveTextContent(/官方客服绝不会.*索要登录密码或资金密码/)
    await expectNoAxeViolations(document.body)
    unmount()
  })

  it('[SHELL-DLG-7] says I understand in English, after 3 s on the first view ever', async () => {
    enter('en')
    expect(await tip()).toHaveAccessibleName('Security tip')
    expect(await tip()).toHaveTextContent('takes no responsibility')
    expect(screen.getByRole('button', { name: 'I understand (3s)' })).toBeDisabled()
  })

  it('[SHELL-DLG-8] closes by its button only, and interrupts no later day', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21, 15, 59))
    const first = enter()
    await tip()
    await first.user.keyboard('{Escape}')
    await first.user.click(document.querySelector('.viewport') as HTMLElement)
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
    await answered(first.user, '我知道了')
    first.unmount()

    const second = enter()
    await new Promise((resolve) => queueMicrotask(() => resolve(null)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    second.unmount()

    // The next day in UTC+8.
    clock.mockReturnValue(Date.UTC(2026, 10, 22, 4, 0))
    enter()
    await new Promise((resolve) => queueMicrotask(() => resolve(null)))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('[SHELL-DLG-13] closes unread with its page, and shows again on the next visit', async () => {
    enter()
    await tip()
    fireEvent.popState(window)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    fireEvent.popState(window)
    await tip()
  })
})
