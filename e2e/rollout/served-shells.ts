/** Which shells an edge serves, and which one a page runs. */
import { expect, type Page } from '@playwright/test'

/** Waits until twenty new visitors get exactly these shells. */
export async function untilServed(origin: string, versions: string[]): Promise<void> {
  await expect.poll(() => servedShells(origin)).toEqual(new Set(versions))
}

/** The shells that twenty new visitors get. */
export async function servedShells(origin: string): Promise<Set<string | undefined>> {
  const pages = Array.from({ length: 20 }, async () => (await fetch(`${origin}/help/qk`)).text())
  return new Set((await Promise.all(pages)).map((html) => /"shellVersion":"([^"]+)"/.exec(html)?.[1]))
}

/** The shell of a page, once it runs. */
export async function shellOf(page: Page): Promise<string | undefined> {
  const read = () => page.evaluate(() => (window as { __LANTERN__?: { shell: string } }).__LANTERN__?.shell)
  await expect.poll(read).toBeDefined()
  return read()
}
