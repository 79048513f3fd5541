import { emit, flushReports } from '@lantern/platform'
import { watchGlobalErrors } from './global-errors.ts'

describe('watchGlobalErrors', () => {
  it('[SHELL-FAULT-8] reports an uncaught error with the remote and version of the file that threw it', () => {
    const sendBeacon = jest.fn(() => true)
    Object.assign(navigator, { sendBeacon })
    watchGlobalErrors('1.0.0')
    const ours = Object.assign(new Error('boom'), {
      stack: 'Error: boom\n at x (http://localhost/r/games/2.0.0/97.js:1:1)',
    })
    const shared = Object.assign(new Error('bing'), {
      stack: 'Error: bing\n at x (http://localhost/r/mine/files/97.0123abcd.js:1:1)',
    })
    emit('remote:state', { name: 'mine', version: '3.0.0', state: 'ready' })
    emit('remote:state', { name: 'mine', version: '4.0.0', state: 'failed' })
    const shells = Object.assign(new Error('bang'), {
      stack: 'Error: bang\n at x (http://localhost/assets/main.js:1:1)',
    })
    for (const error of [ours, shared, shells]) window.dispatchEvent(new ErrorEvent('error', { error }))
    flushReports()
    const [, body] = sendBeacon.mock.calls[0] as unknown as [string, string]
    const { reports } = JSON.parse(body) as { reports: Record<string, string | string[]>[] }
    expect(reports.map(({ stack }) => stack)).toEqual([
      ['/r/games/2.0.0/97.js:1:1'],
      ['/r/mine/files/97.0123abcd.js:1:1'],
      ['/assets/main.js:1:1'],
    ])
    expect(reports.map(({ cause, remote, version }) => [cause, remote, version])).toEqual([
      ['Error: boom', 'games', '2.0.0'],
      ['Error: bing', 'mine', '3.0.0'],
      ['Error: bang', undefined, undefined],
    ])
  })
})
