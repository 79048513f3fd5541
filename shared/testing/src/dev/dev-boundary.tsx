import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/**
 * Contains a render error of one page or slot while its team edits it: the overlay of the dev server shows the error, the rest of the page keeps
 * its state, and the next update tries again.
 */
export class DevBoundary extends Component<Props, { threw: boolean }> {
  override state = { threw: false }

  static getDerivedStateFromError(): { threw: boolean } {
    return { threw: true }
  }

  override componentDidMount(): void {
    addEventListener(UPDATED, this.#again)
  }

  override componentWillUnmount(): void {
    removeEventListener(UPDATED, this.#again)
  }

  override componentDidCatch(error: unknown): void {
    dispatchEvent(new CustomEvent(RENDER_ERROR, { detail: error }))
  }

  override render(): ReactNode {
    return this.state.threw ? null : this.props.children
  }

  #again = (): void => this.setState({ threw: false })
}

/** Events of shared/build/dev/client/dev-client.mjs. */
const UPDATED = 'lantern:updated'
const RENDER_ERROR = 'lantern:render-error'
