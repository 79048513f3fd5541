import { appVersion } from '@lantern/contract/pages'
import { getClientType, setClientType } from '@lantern/platform'
import { expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { listenForInstall } from '../../host/boot/install-prompt.ts'
import { DownloadClientPage } from './download-client-page.tsx'
import { DownloadPage } from './download-page.tsx'

const SHA = 'a'.repeat(64)
const release = { version: '2.0.0', notes: ['搜索支持拼音'], url: '/download', size: 962_560, sha256: SHA, at: 1 }

function open(page = <DownloadPage />) {
  const api = fakeApi()
  api.on(appVersion, (request) => ({ ...release, version: request.platform === 'ios' ? '2.0.1' : '2.0.0' }))
  return { api, ...renderWithPlatform(page, { route: '/download', member: null }) }
}

/** The browser's install event. */
function offerInstall(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt'), {
    prompt: jest.fn().mockResolvedValue(undefined),
    userChoice: Promise.resolve({ outcome }),
  })
  act(() => void window.dispatchEvent(event))
  return event
}

beforeAll(() => listenForInstall())
afterEach(() => {
  setClientType('web')
})

describe('/download', () => {
  it('[SHELL-DL-1] shows the steps for the device, version, size and checksum', async () => {
    const { user, container } = open()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('放到主屏幕')
    expect(screen.getByRole('heading', { name: '安装步骤' })).toBeInTheDocument()
    expect(await screen.findByText('963 kB')).toBeInTheDocument()
    expect(screen.getByText(SHA)).toBeInTheDocument()
    expect(screen.getByText('看地址栏右侧')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'iPhone' }))
    expect(screen.getByText('选“添加到主屏幕”')).toBeInTheDocument()
    expect(await screen.findByText('2.0.1')).toBeInTheDocument()
    expect(await screen.findByRole('img', { name: '本页网址的二维码' })).toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('[SHELL-DL-3] shows the code before the steps on a computer, after them in a window as narrow as a phone', () => {
    const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const first = open()
    expect(headings().slice(0, 2)).toEqual(['用手机扫码', '安装步骤'])
    first.unmount()
    const { matchMedia } = globalThis
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('max-width') }))
    open()
    expect(headings()[0]).toBe('安装步骤')
    expect(headings()).toContain('用手机扫码')
    jest.mocked(globalThis.matchMedia).mockRestore()
  })

  it('[SHELL-DL-1] prompts where the browser can install, falls back to the guide when declined, thanks when accepted', async () => {
    const { user } = open()
    const first = offerInstall('dismissed')
    await user.click(await screen.findByRole('button', { name: '安装应用' }))
    expect(first.prompt).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('button', { name: '安装应用' })).toBeNull())
    expect(screen.getByRole('heading', { name: '安装步骤' })).toBeInTheDocument()
    offerInstall('accepted')
    await user.click(await screen.findByRole('button', { name: '安装应用' }))
    expect(await screen.findByText('已添加到主屏幕')).toBeInTheDocument()
    expect(screen.queryByText('安装步骤')).not.toBeInTheDocument()
  })

  it('[SHELL-DL-1] keeps the rest of the page when the release data cannot be read', async () => {
    const { api } = open()
    api.lose(appVersion)
    expect(screen.getByText('常见问题')).toBeInTheDocument()
  })
})

describe('/download-page', () => {
  it('[SHELL-DL-2] marks the download client from the first render, with its own header', async () => {
    open(<DownloadClientPage />)
    expect(getClientType()).toBe('download')
    expect(screen.getByRole('link', { name: '进入首页' })).toHaveAttribute('href', '/')
  })
})
