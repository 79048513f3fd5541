import { closeDialog, confirm, pageStore, showDialog, showToast, toastAtom } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { DialogHost } from './dialog-host.tsx'

const alert = (id: string, over = {}) =>
  showDialog({ id, title: `title ${id}`, message: `message ${id}`, buttons: [{ text: 'OK' }], ...over })

describe('the one dialog', () => {
  afterEach(() => act(() => ['a', 'b', 'q'].forEach(closeDialog)))

  it('[SHELL-DLG-1] shows one at a time, in order, the same id never twice', async () => {
    const { user } = renderWithPlatform(<DialogHost />)
    act(() => {
      alert('a')
      alert('a')
      alert('b')
    })
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('message a')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('message b'))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('[SHELL-DLG-5] closes with Escape only when dismissible', async () => {
    const { user } = renderWithPlatform(<DialogHost />)
    act(() => void alert('a', { closable: false }))
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeInTheDocument()
    act(() => closeDialog('a'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    act(() => void alert('b'))
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('[SHELL-DLG-1] opens an urgent dialog over the open one; Escape closes the topmost', async () => {
    const { user } = renderWithPlatform(<DialogHost />)
    act(() => void alert('a'))
    await screen.findByText('message a')
    act(() => {
      alert('b')
      alert('x', { over: true })
    })
    await screen.findByText('message x')
    expect(screen.getByText('message a')).toBeInTheDocument()
    expect(screen.queryByText('message b')).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('message x')).toBeNull())
    expect(screen.getByText('message a')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await screen.findByText('message b')
    expect(screen.queryByText('message a')).toBeNull()
  })

  it('[SHELL-DLG-1] stacks three and queues the fourth', async () => {
    renderWithPlatform(<DialogHost />)
    act(() => {
      alert('a')
      for (const id of ['x', 'y', 'z']) alert(id, { over: true })
    })
    await screen.findByText('message y')
    expect(screen.queryByText('message z')).toBeNull()
    act(() => closeDialog('y'))
    await screen.findByText('message z')
  })

  it('[SHELL-DLG-5] returns the focus to where it was', async () => {
    const { user } = renderWithPlatform(
      <>
        <button type="button">outside</button>
        <DialogHost />
      </>,
    )
    screen.getByText('outside').focus()
    act(() => void alert('a'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus())
    await user.tab()
    expect(screen.getByText('outside')).not.toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText('outside')).toHaveFocus())
  })

  it('[SHELL-DLG-2] closes by a click outside only when allowed', async () => {
    const { user } = renderWithPlatform(<DialogHost />)
    const beside = () => document.querySelector('.viewport') as HTMLElement
    act(() => void alert('a', { role: 'dialog' }))
    await screen.findByText('message a')
    await user.click(beside())
    expect(screen.getByText('message a')).toBeInTheDocument()
    act(() => closeDialog('a'))
    await waitFor(() => expect(screen.queryByText('message a')).toBeNull())
    act(() => void alert('b', { role: 'dialog', maskClosable: true }))
    await screen.findByText('message b')
    await user.click(beside())
    await waitFor(() => expect(screen.queryByText('message b')).toBeNull())
  })

  it('[SHELL-DLG-2] shows note and link; the link closes it and calls its handler before that of the dialog', async () => {
    const order: string[] = []
    const { user } = renderWithPlatform(<DialogHost />)
    act(
      () =>
        void alert('a', {
          note: '01-01 08:00:00',
          link: { text: 'Not you?', onPress: () => order.push('way') },
          onClose: () => order.push('closed'),
        }),
    )
    expect(await screen.findByText('01-01 08:00:00')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Not you?' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(order).toEqual(['way', 'closed'])
  })

  it('[SHELL-DLG-3] pauses the countdown while the page is hidden', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
    renderWithPlatform(<DialogHost />)
    act(() => void alert('a', { buttons: [{ text: 'OK', countdownSec: 5 }] }))
    await screen.findByRole('button', { name: 'OK (5s)' })
    const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => jest.advanceTimersByTime(3_000))
    expect(screen.getByRole('button', { name: 'OK (5s)' })).toBeDisabled()
    seen.mockReturnValue('visible')
    act(() => jest.advanceTimersByTime(2_000))
    expect(screen.getByRole('button', { name: 'OK (3s)' })).toBeDisabled()
    seen.mockRestore()
    jest.useRealTimers()
  })

  it('[SHELL-DLG-4][SHELL-DLG-11] has the given width and leave duration', async () => {
    renderWithPlatform(<DialogHost />)
    act(() => void alert('a', { width: 320, leaveMs: 120 }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.style.getPropertyValue('--dialog')).toBe('320px')
    expect(dialog.style.getPropertyValue('--sheet')).toBe('120ms')
  })

  it.each([
    ['Yes', true],
    ['No', false],
    ['{Escape}', false],
  ])('[SHELL-DLG-6] answers a question by %s with %s', async (answered, expected) => {
    const { user } = renderWithPlatform(<DialogHost />)
    const told = jest.fn()
    act(() => void confirm({ id: 'q', title: 'Sure?', message: 'm', confirm: 'Yes', cancel: 'No' }).then(told))
    const button = await screen.findByRole('button', { name: 'Yes' })
    if (answered === '{Escape}') await user.keyboard(answered)
    else await user.dblClick(answered === 'Yes' ? button : screen.getByRole('button', { name: answered }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(told.mock.calls).toEqual([[expected]])
  })

  it.each([
    ['zh-CN', '温馨提示', '确定'],
    ['en', 'Warm tip', 'OK'],
  ] as const)(
    '[SHELL-DLG-10] in %s an alert without a title is titled %s and has the button %s',
    async (locale, title, ok) => {
      const { user } = renderWithPlatform(<DialogHost />, { locale })
      act(() => void showDialog({ id: 'a', message: 'm' }))
      expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent('m')
      await user.click(screen.getByRole('button', { name: ok }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    },
  )

  it('[SHELL-DLG-3] disables a button while it counts down', async () => {
    renderWithPlatform(<DialogHost />)
    act(() => void alert('a', { buttons: [{ text: 'OK', countdownSec: 5 }] }))
    expect(await screen.findByRole('button', { name: /OK \(5s\)/ })).toBeDisabled()
  })

  it('[SHELL-DLG-12] announces a toast politely and an error assertively', async () => {
    renderWithPlatform(<DialogHost />)
    act(() => showToast({ text: 'saved' }))
    expect((await screen.findByText('saved')).closest('[role]')).toHaveAttribute('role', 'status')
    act(() => showToast({ text: 'not saved', kind: 'error' }))
    expect((await screen.findByText('not saved')).closest('[role]')).toHaveAttribute('role', 'alert')
    expect(screen.queryByText('saved')).toBeNull()
  })

  it('[SHELL-DLG-12] merges the same text within a second', () => {
    jest.useFakeTimers()
    const idOf = () => pageStore.get(toastAtom)?.id
    showToast({ text: 'saved' })
    const first = idOf()
    jest.advanceTimersByTime(999)
    showToast({ text: 'saved' })
    expect(idOf()).toBe(first)
    jest.advanceTimersByTime(1)
    showToast({ text: 'saved' })
    expect(idOf()).not.toBe(first)
    jest.useRealTimers()
  })
})
