/** A sandbox whose clock stands (`CLOCK_AT`). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@lantern/service'
import { openPlatform } from '../src/platform/platform.ts'
import { houseSecret } from '../src/shared-rounds/house-seed.ts'
import { START } from './template/start.ts'

it('[SBX-277] stands at its instant also on a database with a stored clock, has the same secret in every new one, and a random key for tickets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-standing-'))
  const logger = createLogger('test', { write: () => undefined })
  const first = await openPlatform({ location: { folder }, logger, standsAt: START })
  expect(first.clock.now()).toBe(START)
  const secret = await houseSecret(first.db)
  await first.close()
  const later = await openPlatform({ location: { folder }, logger, standsAt: START + 5_000 })
  expect(later.clock.now()).toBe(START + 5_000)
  expect(later.jwtKey).toEqual(first.jwtKey)
  await later.close()
  const other = mkdtempSync(join(tmpdir(), 'lantern-standing-'))
  const again = await openPlatform({ location: { folder: other }, logger, standsAt: START })
  expect(await houseSecret(again.db)).toBe(secret)
  expect(again.jwtKey).not.toEqual(first.jwtKey)
  await again.close()
  for (const one of [folder, other]) rmSync(one, { recursive: true })
}, 120_000)
