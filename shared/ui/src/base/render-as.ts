import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** An element rendered with the style of a component, e.g. `<Link to="/mine" />`: it gets the class names, children and data attributes. */
export type RenderElement = ReactElement<HTMLAttributes<HTMLElement> & { children?: ReactNode }>

/** Gives `element` the props and children of a component; its own class name and handlers are kept. */
export function renderAs(
  element: RenderElement,
  props: HTMLAttributes<HTMLElement>,
  children: ReactNode,
): ReactElement {
  const { className, ...own } = element.props
  return cloneElement(element, { ...props, ...own, className: classNames(props.className, className) }, children)
}
