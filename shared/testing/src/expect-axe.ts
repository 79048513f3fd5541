/** Accessibility check of rendered markup, with the engine of the browser journeys. */
import { getConfig } from '@testing-library/react'
import axe, { type AxeResults } from 'axe-core'

/** Fails with rule and element for each violation. Colour contrast needs a real browser and is checked there. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  // As `waitFor` does: what the page does by itself while the engine runs is no update that a test forgot to wrap.
  const { violations } = await wait(() => axe.run(container, { rules }))
  const found = violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`,
  )
  expect(found).toEqual([])
}

function wait(run: () => Promise<AxeResults>): Promise<AxeResults> {
  return getConfig().asyncWrapper(run) as Promise<AxeResults>
}
