import type { ReactNode } from 'react'

/** The heading of a page whose title is inside a <p>, where a block element is not allowed. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <h1> inside the <p> of Empty would be invalid HTML
    <span role="heading" aria-level={1}>
      {children}
    </span>
  )
}
