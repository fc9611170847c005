import classes from './Skeleton.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  radius?: number | string;
}

/** A place kept for what is loading, in its final size. Silent: the surrounding list says that it is busy. */
export function Skeleton({ width = '100%', height = '1em', radius = 6 }: SkeletonProps) {
  return <span className={classes.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}
