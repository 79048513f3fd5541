import { useNavigate } from 'react-router-dom'

/** The way back of a page below a root: to the page before, or to its parent when it was opened from outside (G8). */
export function useWayBack(parent: string): () => void {
  const navigate = useNavigate()
  return () => {
    // The index that the router keeps: above 0 there is a page of ours to go back to.
    if (window.history.state?.idx > 0) void navigate(-1)
    else void navigate(parent, { replace: true })
  }
}
