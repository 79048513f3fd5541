import {
  abandonFiles,
  asUrgent,
  forgetFiles,
  guardElement,
  noteFault,
  REQUEST_MS,
  requestLimitMs,
  retryMark,
  SLOW_REQUEST_MS,
  takeFault,
} from './element-guard.ts'

const BASE = 'http://localhost/r/games/1.0.0/'
const isOurs = (key: string) => key.startsWith(BASE)
const statusOf = (status: number) =>
  Object.assign(performance, {
    getEntriesByName: () => [{ responseStatus: status }] as unknown as PerformanceEntryList,
  })

function aScript(file: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'text/plain'
  guardElement(script, BASE + file)
  document.head.append(script)
  return script
}

describe('guardElement', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('[SHELL-FAULT-4] fails a file after its time limit and prevents it from running', () => {
    const script = aScript('hang.js')
    const failed = jest.fn()
    script.onerror = failed
    jest.advanceTimersByTime(REQUEST_MS)
    expect(failed).toHaveBeenCalledTimes(1)
    expect([script.isConnected, script.ownerDocument === document]).toEqual([false, false])
    expect(takeFault(isOurs)).toEqual({ file: 'hang.js', how: 'timeout' })
    expect(retryMark(`${BASE}hang.js`)).toBe('?retry=1')
  })

  it('[SHELL-FAULT-9] lets other loaders find a retried file by its original address', () => {
    noteFault(`${BASE}twice.js`, 'lost')
    const script = aScript('twice.js')
    expect(script.src).toBe(`${BASE}twice.js?retry=1`)
    jest.runAllTicks()
    expect(script.getAttribute('src')).toBe(`${BASE}twice.js`)
    takeFault(isOurs)
  })

  it('does not limit the shell’s own chunks, unless every remote waits for the file', () => {
    const page = document.createElement('script')
    page.type = 'text/plain'
    const runtime = page.cloneNode() as HTMLScriptElement
    guardElement(page, 'http://localhost/assets/help.js')
    asUrgent(() => guardElement(runtime, 'http://localhost/assets/federation.js'))
    document.head.append(page, runtime)
    jest.advanceTimersByTime(REQUEST_MS)
    expect([page.isConnected, runtime.isConnected]).toEqual([true, false])
    takeFault((key) => key.startsWith('http://localhost/assets/'))
  })

  it('[SHELL-FAULT-4] waits longer when the page itself loaded slowly', () => {
    const took = (ms: number) => {
      const entry = { requestStart: 10, responseEnd: 10 + ms } as PerformanceResourceTiming
      Object.assign(performance, { getEntriesByType: () => [entry] })
    }
    took(100)
    expect(requestLimitMs()).toBe(REQUEST_MS)
    took(800)
    expect(requestLimitMs()).toBe(3_200)
    took(5_000)
    expect(requestLimitMs()).toBe(SLOW_REQUEST_MS)
  })

  it('does nothing to a file that loaded in time', () => {
    const script = aScript('quick.js')
    script.dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(REQUEST_MS)
    expect([script.isConnected, takeFault(isOurs)]).toEqual([true, null])
  })

  it.each([
    [404, 'http 404'],
    [200, 'sri-mismatch'],
    [0, 'lost'],
  ])('[SHELL-FAULT-6] knows from the status %i that it is: %s', (status, how) => {
    statusOf(status)
    const script = aScript('one.js')
    script.dispatchEvent(new Event('error'))
    expect(takeFault(isOurs)).toEqual({ file: 'one.js', how })
  })

  it('[SHELL-FAULT-4] abandons the files of one build only', () => {
    const [ours, other] = [aScript('page.js'), document.createElement('script')]
    other.type = 'text/plain'
    guardElement(other, 'http://localhost/r/games/2.0.0/page.js')
    document.head.append(other)
    abandonFiles(isOurs)
    expect([ours.ownerDocument === document, other.ownerDocument === document]).toEqual([false, true])
  })

  it('[SHELL-REM-3] never requests an address that failed again, even after its build was forgotten', () => {
    noteFault(`${BASE}spoilt.js`, 'sri-mismatch')
    noteFault(`${BASE}spoilt.js`, 'sri-mismatch')
    forgetFiles(isOurs)
    expect([takeFault(isOurs), retryMark(`${BASE}spoilt.js`)]).toEqual([null, '?retry=2'])
  })

  it('requests a file under a new address after each failure, so that no cache returns the bad one', () => {
    noteFault(`${BASE}style.css?retry=1`, 'lost')
    noteFault(`${BASE}style.css`, 'sri-mismatch')
    const link = document.createElement('link')
    guardElement(link, `${BASE}style.css`)
    expect(link.href).toBe(`${BASE}style.css?retry=2`)
    expect(takeFault(isOurs)).toEqual({ file: 'style.css', how: 'sri-mismatch' })
    expect(takeFault(isOurs)).toBeNull()
  })
})
