import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playInputs } from '@lantern/testing/raw-inputs'
import { FUZZ_TOKEN, TARGETS } from '@lantern/testing/raw-targets'
import { serverProcess } from '@lantern/testing/server-process'

it('[OPS-RAW-1] survives thousands of raw inputs without a failure', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-raw-'))
  const ops = await serverProcess({
    name: 'ops',
    folder: join(import.meta.dirname, '..'),
    env: { OPS_PORT: '0', DATA_DIR: folder, DATABASE_URL: '', GATE: 'local', OPS_TOKEN: FUZZ_TOKEN },
  })
  const { answers, failures } = await playInputs({ origin: ops.origin, target: TARGETS.ops, count: 1_250, seed: 9 })
  expect([ops.ended(), ...ops.complaints(), ...failures]).toEqual([undefined])
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '303', '400', '401', '403', '404']))
  await ops.stop()
  rmSync(folder, { recursive: true, force: true })
}, 120_000)
