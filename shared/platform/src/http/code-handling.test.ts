import { subscribe } from '../events/events.ts'
import { readBreadcrumbs } from '../report/breadcrumbs.ts'
import { handleCode } from './code-handling.ts'
import { onSessionCode } from './session-end.ts'

const heard: [string, unknown][] = []
const undos = (['session:ended', 'session:auth-failed', 'site:code'] as const).map((name) =>
  subscribe(name, (payload) => heard.push([name, payload])),
)
/** @returns whether the shell takes over, the events it receives, and the breadcrumbs */
function tell(code: number, token: string | null, data: unknown = null) {
  heard.length = 0
  const before = readBreadcrumbs().length
  const isTaken = handleCode({ code, message: 'm', data, token })
  jest.advanceTimersByTime(350)
  return { isTaken, heard: [...heard], breadcrumbs: readBreadcrumbs().slice(before) }
}
const told = (code: number, token: string | null) => {
  const { isTaken, heard: events } = tell(code, token)
  return [isTaken, ...events.map(([name]) => name)]
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
afterAll(() => undos.forEach((undo) => void undo()))

describe('handleCode', () => {
  it('[PLAT-SES-10] reports an end even before a session clearer is registered', () => {
    expect(told(10105, 't')).toEqual([true, 'session:ended'])
  })

  it.each([
    [6001, 't', [true, 'session:ended']],
    [6001, null, [true, 'session:auth-failed']],
    [10105, null, [true, 'session:ended']],
    [10102, 't', [true, 'session:ended']],
    [10004, 't', [true, 'session:auth-failed']],
    [10004, null, [true, 'session:auth-failed']],
    [10104, 't', [true, 'session:auth-failed']],
    // The answer to a login: the form shows it.
    [10104, null, [false]],
    [10003, 't', [false, 'site:code']],
    [6014, 't', [false, 'site:code']],
    [10108, 't', [false, 'site:code']],
    [6002, null, [false]],
  ])('[PLAT-SES-10] %i with the token %p', (code, token, expected) => {
    onSessionCode(() => true)
    expect(told(code, token)).toEqual(expected)
  })

  it.each([6001, 10105, 10102, 10004, 10104])('[PLAT-SES-8] %i of an older session emits no event', (code) => {
    onSessionCode(() => false)
    expect(tell(code, 'old')).toEqual({ isTaken: true, heard: [], breadcrumbs: [] })
  })

  it.each([
    [10105, 'session:ended', { code: 10105, message: 'm', data: { at: 1 } }, 'ended by 10105'],
    [10004, 'session:auth-failed', { code: 10004, message: 'm' }, 'refused by 10004'],
    [10104, 'session:auth-failed', { code: 10104, message: 'm' }, 'refused by 10104'],
  ])('[PLAT-SES-10] %i is told with its words, and leaves a breadcrumb', (code, name, payload, what) => {
    onSessionCode(() => true)
    const { heard: events, breadcrumbs } = tell(code, 't', { at: 1 })
    expect(events).toEqual([[name, payload]])
    expect(breadcrumbs).toEqual([expect.objectContaining({ kind: 'session', what })])
  })

  it('[SHELL-ERR-9] 10003 without a field is emitted with its message', () => {
    expect(tell(10003, null, { at: 1 }).heard).toEqual([['site:code', { code: 10003, message: 'm', data: { at: 1 } }]])
  })
})
