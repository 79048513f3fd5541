import { useNavigate } from 'react-router-dom'

/** Back action of a page below a root: to the previous page, or to its parent when it was opened from outside (G8). */
export function useWayBack(parent: string): () => void {
  const navigate = useNavigate()
  return () => {
    // The router's history index: above 0 there is a page of this site to go back to.
    if (window.history.state?.idx > 0) void navigate(-1)
    else void navigate(parent, { replace: true })
  }
}
