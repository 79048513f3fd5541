import { renderWithPlatform } from '@lantern/testing'
import { screen } from '@testing-library/react'
import { FramePanel } from './frame-panel.tsx'

const show = (cause: string, options: Parameters<typeof renderWithPlatform>[1] = {}) =>
  renderWithPlatform(
    <FramePanel
      name="mine"
      failure={{ version: '1.0.0-m', phase: 'shared', blames: 'build', cause }}
      onRetry={jest.fn()}
    />,
    { route: '/mine', ...options },
  )

describe('FramePanel', () => {
  it('[SHELL-ERR-13][SHELL-ERR-11] names the area, gives a code to copy, retry, home and support, never a stack', async () => {
    show('Error: at boot.js:1:2')
    expect(screen.getByRole('alert')).toHaveTextContent('会员中心暂时打不开')
    expect(screen.getByText(/问题编号 [A-Z2-9]{7}/)).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '复制问题编号' })).toBeEnabled()
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled()
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/customer/main')
    expect(document.body).not.toHaveTextContent('boot.js')
  })

  it('[SHELL-ERR-13] names an area of one or of many in a sentence that fits both, and a page without a name', () => {
    const { unmount } = show('Error: no chunk', { locale: 'en' })
    expect(screen.getByRole('alert')).toHaveTextContent('Member area can’t open right now')
    unmount()
    renderWithPlatform(
      <FramePanel
        name="new"
        failure={{ version: '1.0.0', phase: 'shared', blames: 'build', cause: 'Error: no chunk' }}
        onRetry={jest.fn()}
      />,
      { locale: 'en' },
    )
    expect(screen.getByRole('alert')).toHaveTextContent('This page can’t open right now')
  })

  it('[SHELL-ERR-7] offers an update when the area is newer than the page', () => {
    show('Error: [lantern:contract] mine@3.0.0 was built for contract 9.1.0', { locale: 'en' })
    expect(screen.getByRole('alert')).toHaveTextContent('New version')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled()
  })

  it('[SHELL-ERR-13] does not offer a reload when the area is older than the page', () => {
    show('Error: [lantern:contract] mine@0.9.0 was built for contract 0.9.0')
    expect(screen.getByRole('alert')).toHaveTextContent('会员中心暂时打不开')
  })
})
