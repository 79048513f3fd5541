import { confirm, emit, showToast } from '@lantern/platform'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { renderWithPlatform } from '../render-with-platform.tsx'
import { fakeRemote } from './fake-remote.tsx'
import { fakeShell } from './fake-shell.ts'
import { neighbourOf, neighbours } from './neighbours.ts'

describe('fakeShell', () => {
  it('[TEST-4] records messages to the shell and answers dialogs for the member', async () => {
    const shell = fakeShell()
    emit('chat:open', { roomId: 'lobby' })
    emit('badge:me', { count: 2 })
    expect(shell.emitted('chat:open')).toEqual([{ roomId: 'lobby' }])
    showToast({ text: '好了' })
    expect(shell.toast()).toBe('好了')
    const answer = confirm({ id: 'q', title: '?', message: '?', confirm: '确定', cancel: '取消' })
    await expect(shell.press('别的')).rejects.toThrow('no dialog with a button "别的"')
    await shell.press('确定')
    await expect(answer).resolves.toBe(true)
    shell.stop()
    emit('chat:open', { roomId: 'vip' })
    expect(shell.emitted('chat:open')).toHaveLength(1)
  })
})

describe('the other remotes', () => {
  it('[TEST-5] are known by their declarations', () => {
    expect(neighbours().map(({ name }) => name)).toEqual(expect.arrayContaining(['activity', 'chat', 'games', 'mine']))
    expect(neighbourOf('/game/sport/ob')).toBe('games')
    expect(neighbourOf('/games')).toBeNull()
    expect(() => fakeRemote('nobody')).toThrow('there is no other remote "nobody": choose of')
  })

  it('[TEST-5] render where a link leads to them', async () => {
    const { user, location } = renderWithPlatform(<Link to="/mine/finance/deposit?from=test">存款</Link>, {
      route: '/activity/discount',
      path: '/activity/*',
    })
    await user.click(screen.getByRole('link', { name: '存款' }))
    expect(location()).toBe('/mine/finance/deposit?from=test')
    expect(screen.getByRole('main')).toHaveAttribute('data-remote', 'mine')
  })

  it('[TEST-5] fill their slots with the actions that the props allow', async () => {
    const Panel = fakeRemote('chat').slots['chat.panel']!
    const onClose = jest.fn()
    render(<Panel roomId="lobby" onClose={onClose} onRoom={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'onClose' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
