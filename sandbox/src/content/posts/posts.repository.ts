/** Rows of pop-ups and notices written on the control page. */
import type { Executor } from '../../database/database.ts'
import type { SitePost } from '../../database/tables/site/content.schema.ts'

/** Those that are shown at a moment, newest first. */
export async function sitePosts(db: Executor, kind: 'popup' | 'notice', at: number): Promise<SitePost[]> {
  return db
    .selectFrom('site_posts')
    .selectAll()
    .where('kind', '=', kind)
    .where('start_at', '<=', at)
    .where('end_at', '>', at)
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function insertPost(db: Executor, post: SitePost): Promise<void> {
  await db.insertInto('site_posts').values(post).execute()
}

/** @returns whether such a post was shown */
export async function endPost(db: Executor, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_posts')
    .set({ end_at: at })
    .where('id', '=', id)
    .where('end_at', '>', at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
