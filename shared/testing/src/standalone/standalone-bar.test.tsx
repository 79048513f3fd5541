import { login } from '@lantern/contract/user'
import { useSession } from '@lantern/platform'
import { fireEvent, screen } from '@testing-library/react'
import { fakeApi } from '../fake-api.ts'
import { renderWithPlatform } from '../render-with-platform.tsx'
import { StandaloneBar } from './standalone-bar.tsx'

function Session() {
  return <output>{useSession().kind}</output>
}

describe('the bar of a remote that runs alone', () => {
  it('[TEST-12] signs in with one click, and out again', async () => {
    const api = fakeApi({ others: 'generated' })
    renderWithPlatform(
      <>
        <StandaloneBar />
        <Session />
      </>,
      { member: null },
    )
    expect(screen.getByRole('status')).toHaveTextContent('anonymous')
    fireEvent.click(screen.getByRole('button', { name: '以 demo01 登录' }))
    expect(await screen.findByRole('button', { name: '退出' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('member')
    expect(api.calls(login)).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: '退出' }))
    expect(await screen.findByRole('button', { name: '以 demo01 登录' })).toBeInTheDocument()
  })
})
