import { closeDialog, confirm, showDialog, showToast } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { DialogHost } from './dialog-host.tsx'

const alert = (id: string, over = {}) =>
  showDialog({ id, title: `title ${id}`, message: `message ${id}`, buttons: [{ text: 'OK' }], ...over })

describe('the one dialog', () => {
  afterEach(() => act(() => ['a', 'b', 'q'].forEach(closeDialog)))

  it('[G1] shows one at a time, in order, the same id never twice', async () => {
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

  it('[G1] closes with Escape when it may, and not when it may not', async () => {
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

  it('answers a question once, with the button that was pressed', async () => {
    const { user } = renderWithPlatform(<DialogHost />)
    let answer: Promise<boolean> | null = null
    act(() => {
      answer = confirm({ id: 'q', title: 'Sure?', message: 'm', confirm: 'Yes', cancel: 'No' })
    })
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await answer).toBe(true)
  })

  it('[G1] keeps a button locked while it counts down', async () => {
    renderWithPlatform(<DialogHost />)
    act(() => void alert('a', { buttons: [{ text: 'OK', countdownSec: 5 }] }))
    expect(await screen.findByRole('button', { name: /OK \(5s\)/ })).toBeDisabled()
  })

  it('[G7] announces a toast', async () => {
    renderWithPlatform(<DialogHost />)
    act(() => showToast({ text: 'saved' }))
    expect(await screen.findByText('saved')).toBeInTheDocument()
  })
})
