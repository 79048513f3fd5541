/** Gives tests of the shell the pages of the workspace's remotes, as discovery would. A test can replace them. */
import { neighbours } from '@lantern/testing/neighbours'
import { pinyin } from 'pinyin-pro'
import { takePages } from '../host/navigation/site-pages.ts'

/** As written by the build: shared/build/release/remote-pages.mjs. */
const spoken = (title: string): string => pinyin(title, { toneType: 'none', type: 'array' }).join(' ')

const builds = neighbours().map(({ name, title, routePrefixes, pages }) => ({
  name,
  extras: { title, routePrefixes, pages: pages.map((page) => ({ ...page, pinyin: spoken(page.title.zh) })) },
}))

beforeEach(() => takePages(builds))
