import { aDatabase } from '../../test/test-database.ts'
import { createAudit } from '../audit/audit.repository.ts'
import { registryGauges } from './registry-gauges.ts'

describe('registryGauges', () => {
  it('counts publishes by outcome and names the revision', async () => {
    const db = await aDatabase()
    const audit = createAudit(db)
    const line = { actor: 'ci', action: 'publish', name: 'mine', version: '1.0.0', detail: '' }
    for (const outcome of ['done', 'refused', 'refused']) await audit.write({ ...line, outcome })
    const [revision, lines] = await Promise.all(registryGauges(db).map(({ read }) => read()))
    expect(revision).toBe(0)
    expect(lines).toHaveLength(2)
    expect(lines).toContainEqual({ labels: { action: 'publish', outcome: 'refused' }, value: 2 })
    await db.destroy()
  }, 60_000)
})
