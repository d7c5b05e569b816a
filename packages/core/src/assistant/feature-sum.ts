/** Numbers of features, each once, and their weights. */
export interface Features {
  readonly numbers: Uint32Array;
  readonly weights: Float32Array;
}

/** Collects weights of features. */
export interface FeatureSum {
  /** Raises the weight of a feature, which is its hash, to at least this. */
  readonly raise: (hash: number, weight: number) => void;
  readonly add: (hash: number, weight: number) => void;
  /** Returns the collected features; the sum is empty afterwards. */
  readonly take: () => Features;
}

// Typed arrays have no holes; the compiler does not know that an index is within bounds.
export const valueAt = (
  numbers: Uint32Array | Uint16Array | Float32Array | Float64Array | Int8Array,
  index: number,
): number => numbers[index] ?? 0;

/** @param size features are numbered by their hash, modulo this */
export function createFeatureSum(size: number): FeatureSum {
  const weights = new Float32Array(size);
  const touched = new Uint32Array(size);
  let count = 0;
  const put = (feature: number, weight: number): void => {
    if (weights[feature] === 0) {
      touched[count] = feature;
      count += 1;
    }
    weights[feature] = weight;
  };
  return {
    raise: (hash, weight) => {
      const feature = hash % size;
      if (valueAt(weights, feature) < weight) put(feature, weight);
    },
    add: (hash, weight) => {
      const feature = hash % size;
      put(feature, valueAt(weights, feature) + weight);
    },
    take: () => {
      const numbers = touched.slice(0, count);
      const taken = new Float32Array(count);
      for (let index = 0; index < count; index++) {
        const feature = valueAt(numbers, index);
        taken[index] = valueAt(weights, feature);
        weights[feature] = 0;
      }
      count = 0;
      return { numbers, weights: taken };
    },
  };
}
