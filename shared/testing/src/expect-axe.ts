/** Accessibility check of rendered markup, with the engine of the browser journeys. */
import axe from 'axe-core'

/** Fails with rule and element for each violation. Colour contrast needs a real browser and is checked there. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  const found = violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`,
  )
  expect(found).toEqual([])
}
