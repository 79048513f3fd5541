import type { Discovery, MaintenanceWindow } from '@lantern/contract/federation'
import { correctClock } from '@lantern/platform'
import { createMaintenance, windowsOf } from './maintenance.ts'

const START = Date.UTC(2026, 10, 21, 12)
const window = (fromMin: number, toMin: number, routes?: string[]): MaintenanceWindow => ({
  from: START + fromMin * 60_000,
  to: START + toMin * 60_000,
  ...(routes ? { routes } : {}),
})

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  correctClock(START)
})
afterEach(() => jest.useRealTimers())

describe('createMaintenance', () => {
  it('[SHELL-STAT-4] closes a whole remote or one route, and notifies at the beginning and at the end', () => {
    const maintenance = createMaintenance(
      new Map([
        ['games', [window(10, 20, ['/game/sport'])]],
        ['chat', [window(0, 15)]],
      ]),
    )
    const told = jest.fn()
    maintenance.subscribe(told)
    expect(maintenance.windowOf('chat', null)).toMatchObject({ to: START + 900_000 })
    expect(maintenance.windowOf('games', '/game/sport')).toBeNull()
    jest.advanceTimersByTime(600_000)
    expect(told).toHaveBeenCalledTimes(1)
    expect(maintenance.windowOf('games', '/game/sport/ob')).not.toBeNull()
    expect(maintenance.windowOf('games', '/game/sports')).toBeNull()
    expect(maintenance.windowOf('games', null)).toBeNull()
    jest.advanceTimersByTime(300_000)
    expect(maintenance.windowOf('chat', null)).toBeNull()
    jest.advanceTimersByTime(300_000)
    expect(told).toHaveBeenCalledTimes(3)
    expect(maintenance.isAnyClosed()).toBe(false)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('[SHELL-STAT-4] follows the server’s clock and later discovery documents', () => {
    const maintenance = createMaintenance(new Map([['mine', [window(60, 90)]]]))
    const told = jest.fn()
    const undo = maintenance.subscribe(told)
    correctClock(START + 3_600_000)
    expect(maintenance.windowOf('mine', '/mine')).not.toBeNull()
    maintenance.take(new Map())
    expect(told).toHaveBeenCalledTimes(1)
    expect(maintenance.windowOf('mine', '/mine')).toBeNull()
    undo()
    maintenance.take(new Map([['mine', [window(60, 90)]]]))
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-STAT-4] names the later-ending of two windows', () => {
    const maintenance = createMaintenance(new Map([['mine', [window(0, 10), window(0, 30), window(0, 20)]]]))
    expect(maintenance.windowOf('mine', '/mine')?.to).toBe(START + 1_800_000)
  })
})

describe('windowsOf', () => {
  it('reads the windows of each remote', () => {
    const version = (maintenance: MaintenanceWindow[] | null) => [{ extras: { maintenance } }]
    const microFrontends = { mine: version([window(0, 1)]), chat: version(null) }
    expect([...windowsOf({ microFrontends } as unknown as Discovery)]).toEqual([
      ['mine', [window(0, 1)]],
      ['chat', []],
    ])
    expect(windowsOf(null).size).toBe(0)
  })
})
