#!/bin/bash
# From nothing to the weight file of the dice game on one GPU, about eight minutes: learns by play against itself, lets a copy go
# on that plays for its own points alone, and goes on against that one too.
#
#   bash training/skull-king-dice/run.sh
#
# Checkpoints (each minute), weight files and logs go to $OUT, or training/.cache/out; a stage whose checkpoint is there is not
# done again.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=${OUT:-training/.cache/out}
mkdir -p "$out"
export PYTHONUNBUFFERED=1 PYTHONPATH=training
python3 -m learner.selfcheck skull-king-dice

stage() {  # name, what else
  local made="$out/$1.pt"
  shift
  if [ ! -f "$made" ]; then
    python3 -m learner.train skull-king-dice --out "$made.part.pt" "$@" 2>&1 | tee "$made.log"
    mv "$made.part.bin" "${made%.pt}.bin"
    mv "$made.part.pt" "$made"
  fi
}
stage dice-1 --seed 1 --seconds "${1:-180}"
again=(--init "$out/dice-1.pt" --sharpen 2)
stage dice-own --seed 2 --seconds "${2:-45}" "${again[@]}" --spite 0 --rate 5e-4 1e-4 --entropy 0.002 0.001 --epsilon 0.01 0.005 \
  --rival "$out/dice-1.bin"
stage dice-2 --seed 3 --seconds "${3:-200}" "${again[@]}" --rate 7e-4 2e-5 --entropy 0.002 0.0005 --epsilon 0.01 0.004 --mixed 0.5 \
  --rival "$out/dice-own.bin" "$out/dice-1.bin"
cp "$out/dice-2.bin" "$out/skull-king-dice-1.bin"
python3 -m learner.measure skull-king-dice "$out/dice-2.bin" "$out/dice-1.bin" | tee "$out/measure.txt"
