import { render } from '@testing-library/react'
import { axe } from 'jest-axe'
import { createRef, type ReactElement, type Ref } from 'react'

type Extras = { className?: string; 'data-extra'?: string; disabled?: boolean; ref?: Ref<never> }

/** Fails with axe's messages instead of its objects. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe(container)
  expect(violations.map((violation) => `${violation.help}: ${violation.nodes[0]?.html}`)).toEqual([])
}

/**
 * The requirements of every primitive (style.md 5.10): ref, class name and rest props reach the element, disabled works, axe finds nothing.
 * @param draw the component with `extras` spread last
 */
export function describePrimitive(
  name: string,
  draw: (extras: Extras) => ReactElement,
  options: { disabled?: boolean } = {},
) {
  describe(`${name} meets the requirements of a primitive`, () => {
    it('passes ref, class name and rest props to one element', () => {
      const ref = createRef<Element>()
      render(draw({ ref: ref as Ref<never>, className: 'own', 'data-extra': 'yes' }))
      expect(ref.current).toHaveClass('own')
      expect(ref.current).toHaveAttribute('data-extra', 'yes')
    })

    if (options.disabled) {
      it('can be disabled', () => {
        const ref = createRef<Element>()
        render(draw({ ref: ref as Ref<never>, disabled: true }))
        expect(ref.current).toBeDisabled()
      })
    }

    it('has no axe violations', async () => {
      const { container } = render(draw({}))
      await expectAccessible(container)
    })
  })
}
