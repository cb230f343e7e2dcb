import { Chart, registerables } from "./chart.esm.js";

Chart.register(...registerables);

const dataOf = (values) => ({ labels: values.map((value, index) => index + 1), datasets: [{ label: "Ratings", data: values }] });

export default class Bars {
  constructor(element, values) {
    const canvas = element.appendChild(document.createElement("canvas"));
    this.chart = new Chart(canvas, { type: "bar", data: dataOf(values), options: { animation: false } });
  }

  changed(values) {
    this.chart.data = dataOf(values);
    this.chart.update();
  }

  removed() {
    this.chart.destroy();
  }
}
