/** Trusted Types in production pages: no text is executed as code, and the site works. */
import { expect, test } from '../site/watched-page.ts'

test('[SHELL-TT-1] [EDGE-8] text becomes neither markup nor script, unlisted files do not load, and no further policy can be created', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/TrustedHTML|TrustedScript|trusted-types|Trusted Type|TrustedTypePolicy/)
  await page.goto('/activity/discount')
  await expect(page.locator('[data-remote="activity"][data-state="here"]')).toBeVisible()
  const outcomes = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => Reflect.set(document.createElement('div'), 'innerHTML', '<b>1</b>'),
      insertAdjacentHTML: () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>1</b>'),
      'script.text': () => Reflect.set(document.createElement('script'), 'text', '1'),
      'script.src': () => Reflect.set(document.createElement('script'), 'src', 'https://evil.example/x.js'),
      'a file of ours without a hash': () => Reflect.set(document.createElement('script'), 'src', '/r/mine/0.0.0/x.js'),
      'another policy': () => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): void }
        }
        trustedTypes.createPolicy('lax', { createHTML: (text: string) => text })
      },
    }
    return Object.fromEntries(
      Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt()
          return [name, 'allowed']
        } catch {
          return [name, 'refused']
        }
      }),
    )
  })
  expect(Object.values(outcomes)).toEqual(Object.keys(outcomes).map(() => 'refused'))
})
