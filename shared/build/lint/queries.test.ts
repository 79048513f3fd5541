/** The lint rule refuses SQL and every kind of built query. */
import { lintSource } from './lint-source.fixture.ts'

const refusals = (source: string) => lintSource('queries.grit', source)

describe('lint/queries.grit', () => {
  it.each([
    "db.selectFrom('members').selectAll()",
    "trx\n  .insertInto('members')\n  .values(row)",
    "trx.updateTable('members').set(change)",
    "db.deleteFrom('members')",
    'sql<{ n: number }>`SELECT 1`.execute(db)',
    'use(sql`WHERE at > 0`)',
  ])('refuses %j', (source) => {
    expect(refusals(source)).toHaveLength(1)
  })

  it('accepts calls of a repository and other templates', () => {
    expect(refusals("const member = await findMember(db, id)\nconst text = css`color: red`\nlist.select('a')")).toEqual(
      [],
    )
  })
})
