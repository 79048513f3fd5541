import { Component, type ReactNode } from 'react'

type Props = {
  onThrow: (error: unknown) => void
  /** Rendered instead of the children that threw. */
  fallback: ReactNode
  children: ReactNode
}

/** Contains an error inside its frame. Give it a new `key` to try again. */
export class FrameBoundary extends Component<Props, { threw: boolean }> {
  override state = { threw: false }

  static getDerivedStateFromError(): { threw: boolean } {
    return { threw: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrow(error)
  }

  override render(): ReactNode {
    return this.state.threw ? this.props.fallback : this.props.children
  }
}
