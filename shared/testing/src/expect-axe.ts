/** Accessibility of a rendered piece: the same engine as the browser journeys. */
import axe from 'axe-core'

/** Fails with the rule and the element for each violation. Colour contrast needs a real browser and is asserted there. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  const found = violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`,
  )
  expect(found).toEqual([])
}
