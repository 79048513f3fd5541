import { emit } from '@lantern/platform'
import { renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { LateFloating } from './late-floating.tsx'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

describe('a chat requested before its code has loaded', () => {
  it('[SHELL-BOOT-15] is put in the address at once; other parameters stay', () => {
    renderWithPlatform(
      <>
        <LateFloating />
        <Address />
      </>,
      { route: '/game/sport?day=1&shareBet=7' },
    )
    act(() => emit('chat:open', { roomId: 'vip' }))
    expect(screen.getByRole('status')).toHaveTextContent('/game/sport?day=1&chat=1&roomId=vip')
  })
})
